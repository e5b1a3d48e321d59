import ts from 'typescript'

/** A title that says what kind of test it is; `default` alone for the one test of what happens normally. */
const withKind = /^(?:default$|(?:default|parameters|behavior|error|a11y|property): )/

/** Names the tests in source texts, keyed by path, whose title doesn't begin with a kind, nor that of a group around them. */
export function findTitlesWithoutKind(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      const name = ts.isCallExpression(node) ? calledName(node) : undefined
      const title = name && ts.isCallExpression(node) ? titleOf(node) : undefined
      if (title !== undefined && withKind.test(title)) return
      if (title !== undefined && name !== 'describe') found.push(`${path}: ${title}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** `it` of `it(…)`, `it.skipIf(…)(…)` and `` it.each`…`(…) ``. */
function calledName({ expression }: ts.CallExpression): string | undefined {
  let called: ts.Expression = expression
  while (!ts.isIdentifier(called)) {
    if (ts.isTaggedTemplateExpression(called)) called = called.tag
    else if (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression
    else return undefined
  }
  return ['it', 'test', 'describe'].includes(called.text) ? called.text : undefined
}

/** The title as written; undefined for a call that only makes a test function, such as `it.each(…)`. */
function titleOf({ arguments: [title, ...rest] }: ts.CallExpression): string | undefined {
  if (!title || rest.length === 0) return undefined
  return ts.isStringLiteralLike(title) ? title.text : title.getText().replace(/^`/, '')
}
