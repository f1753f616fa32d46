import {
  inlineText,
  type Block,
  type Inline,
  type RichText as RichTextNodes,
  type Table as TableNodes,
} from "../text/rich-text.ts";
import { Link } from "./link.tsx";
import { Unbroken } from "./unbroken-words.tsx";

function InlineNode({ node }: { node: Inline }) {
  const text = <Unbroken>{inlineText(node)}</Unbroken>;
  if (typeof node === "string") {
    return text;
  }
  if ("link" in node) {
    return <Link to={node.to}>{text}</Link>;
  }
  return "strong" in node ? <strong>{text}</strong> : <em>{text}</em>;
}

// Nodes never reorder, so the index is a stable key.
const inlines = (nodes: Inline[]) => nodes.map((node, index) => <InlineNode key={index} node={node} />);
const items = (list: Inline[][]) => list.map((nodes, index) => <li key={index}>{inlines(nodes)}</li>);

const isPrice = (cell: Inline[] = []) => /^\$\d/.test(cell.join(""));

/** Keeps amounts such as "12 months" on one line. */
const inCell = (cell: Inline[]) => ({
  className: isPrice(cell) ? "amount" : /^\d[\d.,]*(?: \w+)?$/.test(cell.join("")) ? "whitespace-nowrap" : undefined,
  children: inlines(cell),
});

function Table({ head, rows }: TableNodes) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col" className={isPrice(rows[0]?.[index]) ? "text-right" : undefined}>
              {inlines(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row" {...inCell(name)} />
            {cells.map((cell, index) => (
              <td key={index} {...inCell(cell)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BlockNode({ block }: { block: Block }) {
  if ("p" in block) {
    return <p>{inlines(block.p)}</p>;
  }
  if ("table" in block) {
    return <Table {...block.table} />;
  }
  return "ul" in block ? <ul>{items(block.ul)}</ul> : <ol>{items(block.ol)}</ol>;
}

export function RichText({ nodes, className = "" }: { nodes: RichTextNodes; className?: string }) {
  return (
    <div className={`prose ${className}`.trim()}>
      {nodes.map((block, index) => (
        <BlockNode key={index} block={block} />
      ))}
    </div>
  );
}
