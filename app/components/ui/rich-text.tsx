import type { Block, Inline, RichText as RichTextNodes, Table as TableNodes } from "../../domain/rich-text.ts";
import { ExternalLink, PageLink } from "./link.tsx";

function InlineNode({ node }: { node: Inline }) {
  if (typeof node === "string") {
    return node;
  }
  if ("strong" in node) {
    return <strong>{node.strong}</strong>;
  }
  if ("em" in node) {
    return <em>{node.em}</em>;
  }
  if (node.to.startsWith("/")) {
    return <PageLink to={node.to}>{node.link}</PageLink>;
  }
  return node.to.startsWith("http") ? (
    <ExternalLink href={node.to}>{node.link}</ExternalLink>
  ) : (
    // A telephone number, which is read in one piece, or an address of mail.
    <a href={node.to} className={node.to.startsWith("tel:") ? "whitespace-nowrap" : undefined}>
      {node.link}
    </a>
  );
}

// Nodes never change places, so their index is a sound key.
const inlines = (nodes: Inline[]) => nodes.map((node, index) => <InlineNode key={index} node={node} />);
const items = (list: Inline[][]) => list.map((nodes, index) => <li key={index}>{inlines(nodes)}</li>);

function Table({ head, rows }: TableNodes) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              {inlines(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row">{inlines(name)}</th>
            {cells.map((cell, index) => (
              <td key={index}>{inlines(cell)}</td>
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

/** Typed nodes made on the server; no HTML strings. */
export function RichText({ nodes, className = "" }: { nodes: RichTextNodes; className?: string }) {
  return (
    <div className={`prose ${className}`.trim()}>
      {nodes.map((block, index) => (
        <BlockNode key={index} block={block} />
      ))}
    </div>
  );
}
