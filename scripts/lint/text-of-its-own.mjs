/**
 * A lint rule: changing text beside other nodes has an element of its own. A browser's translation takes React's text nodes
 * out of the page: React would write into nodes that nobody sees, or insert something before one that has gone.
 */

/** Names of nodes, which are no text. */
const nodeNames = /^(?:answered|beside|children|footer|header|otherWays|overlay|pages|result|submit|undefined)$/;

/** Whether React may make a text node of this expression. */
function mayBeText(node) {
  switch (node.type) {
    case "ArrowFunctionExpression":
    case "JSXElement":
    case "JSXFragment":
      return false;
    case "ChainExpression":
      return mayBeText(node.expression);
    case "LogicalExpression":
      return (node.operator !== "&&" && mayBeText(node.left)) || mayBeText(node.right);
    case "ConditionalExpression":
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    case "CallExpression":
      return node.callee.property?.name !== "map" && mayBeText(node.callee);
    case "Identifier":
      return !nodeNames.test(node.name);
    default:
      return true;
  }
}

/** What never changes in a child: words, spaces alone too; undefined for other children. */
const fixedWords = (child) => (child.type === "JSXText" ? child.value : child.expression?.value);

function check(context, parent) {
  const children = parent.children.filter(
    (child) => child.expression?.type !== "JSXEmptyExpression" && fixedWords(child)?.trim() !== "",
  );
  const isChanging = (child) => child.type === "JSXExpressionContainer" && fixedWords(child) === undefined;
  const first = children.findIndex(isChanging);
  children.forEach((child, at) => {
    const isBare = isChanging(child)
      ? mayBeText(child.expression) && (children.length > 1 || parent.type === "JSXFragment")
      : // Something may come before it.
        fixedWords(child) !== undefined && first !== -1 && at > first;
    if (isBare) {
      context.report({ node: child, message: "Give this text an element of its own: translations take it away." });
    }
  });
}

// oxlint-disable-next-line import/no-default-export -- a plugin is one
export default {
  meta: { name: "ours" },
  rules: {
    "text-of-its-own": {
      create: (context) => ({
        JSXElement: (node) => check(context, node),
        JSXFragment: (node) => check(context, node),
      }),
    },
  },
};
