/** A round postmark with cancel lines: since when, and where. Drawn; the words around it say the same. */
export function Postmark({ since, className = "" }: { since: number; className?: string }) {
  return (
    <svg
      className={`text-blue ${className}`}
      width="168"
      height="96"
      viewBox="0 0 168 96"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="currentColor" strokeWidth="2">
        <circle cx="48" cy="48" r="44" />
        <circle cx="48" cy="48" r="30" />
        {[26, 40, 54, 68].map((y) => (
          <path key={y} d={`M92 ${y}q9-6 18 0t18 0 18 0 18 0`} />
        ))}
      </g>
      <g fill="currentColor" fontFamily="inherit" fontWeight="700" textAnchor="middle">
        <text x="48" y="44" fontSize="9">
          SINCE
        </text>
        <text x="48" y="60" fontSize="17">
          {since}
        </text>
        <text x="48" y="14" fontSize="7.5" letterSpacing="1">
          CONCORD TWP
        </text>
        <text x="48" y="89" fontSize="7.5" letterSpacing="1">
          OHIO
        </text>
      </g>
    </svg>
  );
}
