/**
 * Makes the children of an element equal to new ones. Equal nodes stay, so that the browser lays out only what changed.
 * A node that has only other texts or other children stays too.
 */
export function patchChildren(parent: Element, next: ParentNode & Node): void {
  const before = [...parent.childNodes]
  const after = [...next.childNodes]
  for (const [index, node] of after.entries()) {
    const old = before[index]
    if (!old) parent.appendChild(node)
    else if (!old.isEqualNode(node)) replace(old, node)
  }
  for (const old of before.slice(after.length)) old.remove()
}

function replace(old: ChildNode, node: ChildNode): void {
  // A changed text is no change of the tree, so no rule with `:has()` is matched against the page again.
  if (old instanceof Text && node instanceof Text) {
    old.data = node.data
    return
  }
  const isSame =
    old instanceof Element && node instanceof Element && old.cloneNode().isEqualNode(node.cloneNode())
  if (isSame) patchChildren(old, node)
  else old.replaceWith(node)
}
