import ts from 'typescript'

/** Parses a test file. */
export function parseTest(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

/** `it` of `it(…)`, `it.skipIf(…)(…)` and `` it.each`…`(…) ``. */
export function calledName({ expression }: ts.CallExpression): string | undefined {
  let called: ts.Expression = expression
  while (!ts.isIdentifier(called)) {
    if (ts.isTaggedTemplateExpression(called)) called = called.tag
    else if (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression
    else return undefined
  }
  return ['it', 'test', 'describe'].includes(called.text) ? called.text : undefined
}

/** The title as written; undefined for a call that only makes a test function, such as `it.each(…)`. */
export function titleOf({ arguments: [title, ...rest] }: ts.CallExpression): string | undefined {
  return title && rest.length > 0 ? (textOf(title) ?? title.getText()) : undefined
}

/** A literal's text; a template's as it is written. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().replace(/^`/, '') : undefined
}
