export function Breadcrumbs({ trail }: { trail: ReadonlyArray<{ name: string; path: string }> }) {
  return (
    <nav aria-label="Breadcrumb" className="page mt-3 mb-1.5 text-sm print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path} className="flex gap-x-2">
            <a href={path} className="py-0.5">
              {name}
            </a>
            <span className="py-0.5" aria-hidden="true">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-0.5 text-soft">
          {trail.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
