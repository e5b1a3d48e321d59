import ts from 'typescript'

/** Names the functions of source texts, keyed by path, that take more than so many lines. */
export function findLongFunctions(files: Readonly<Record<string, string>>, maxLines: number): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    // Most files are shorter than a function may be.
    if (text.split('\n').length <= maxLines) return []
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
    const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
      if (ts.isFunctionLike(node) && lines > maxLines) {
        found.push(`${path}: ${node.name?.getText() ?? 'a function'} takes ${lines} lines`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}
