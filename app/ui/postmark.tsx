export interface PostmarkWords {
  lines: readonly string[];
  town: string;
  state: string;
}

export function Postmark({
  lines: [above = "", below = ""],
  town,
  state,
  className = "",
}: PostmarkWords & { className?: string }) {
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
        <text x="48" y="45" fontSize="11">
          {above.toUpperCase()}
        </text>
        <text x="48" y="61" fontSize="16">
          {below}
        </text>
        <path id="postmark-above" d="M13.5 48a34.5 34.5 0 0 1 69 0" fill="none" />
        <path id="postmark-below" d="M8 48a40 40 0 0 0 80 0" fill="none" />
        <text fontSize={Math.min(7.5, 130 / town.length)} letterSpacing="1">
          <textPath href="#postmark-above" startOffset="50%">
            {town.toUpperCase()}
          </textPath>
        </text>
        <text fontSize="7.5" letterSpacing="2">
          <textPath href="#postmark-below" startOffset="50%">
            {state.toUpperCase()}
          </textPath>
        </text>
      </g>
    </svg>
  );
}
