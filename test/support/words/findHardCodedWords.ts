import ts from 'typescript'

/** Attributes that are read out or shown. */
const spoken: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'placeholder',
  'title',
])

/** Operators whose operands may be the text; those of a comparison aren't. */
const joining: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])

/** Finds text that a component contains, instead of taking it from a catalog. */
export function findHardCodedWords(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text)
    else if (ts.isJsxAttribute(node)) {
      const { initializer } = node
      if (initializer && spoken.has(node.name.getText(source))) readValue(initializer)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
      readValue(node.expression)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found

  /** The possible values of an expression: both sides of a choice, and all of a template. */
  function readValue(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) note(node.text)
    else if (ts.isTemplateExpression(node)) {
      note(node.head.text)
      for (const { literal } of node.templateSpans) note(literal.text)
    } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
      if (node.expression) readValue(node.expression)
    } else if (ts.isConditionalExpression(node)) {
      readValue(node.whenTrue)
      readValue(node.whenFalse)
    } else if (ts.isBinaryExpression(node) && joining.has(node.operatorToken.kind)) {
      readValue(node.left)
      readValue(node.right)
    }
  }

  function note(words: string): void {
    if (/\p{L}/u.test(words)) found.push(`${path}: ${words.trim()}`)
  }
}
