import ts from 'typescript'
import { calledName, parseTest, textOf, titleOf } from './testCalls.ts'

/** Names the titles of tests and groups in source texts, keyed by path, and the first cells of their tables, that match. */
export function findReplacedWords(files: Readonly<Record<string, string>>, replaced: RegExp): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const found: string[] = []
    const source = parseTest(path, text)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && calledName(node)) {
        const texts = isTable(node) ? firstCells(node.arguments[0], source) : [titleOf(node) ?? '']
        found.push(...texts.filter((text) => replaced.test(text)).map((text) => `${path}: ${text}`))
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** Whether a call is the inner one of `it.each(…)(…)`. */
function isTable({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && ['each', 'for'].includes(expression.name.text)
}

/** The texts that rows of a table begin with, written in place or in a constant of the same file. */
function firstCells(table: ts.Node | undefined, source: ts.SourceFile): string[] {
  const rows = table && withoutType(table)
  if (!rows) return []
  if (ts.isIdentifier(rows)) return firstCells(constants(source).get(rows.text), source)
  if (!ts.isArrayLiteralExpression(rows)) return []
  return rows.elements.flatMap((element) => {
    const row = withoutType(element)
    const cell = ts.isArrayLiteralExpression(row) ? row.elements[0] : row
    return (cell && textOf(withoutType(cell))) ?? []
  })
}

function constants(source: ts.SourceFile): Map<string, ts.Expression> {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return new Map(
    declared.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
    ),
  )
}

/** Without `as const`, `satisfies …` and parentheses. */
function withoutType(node: ts.Node): ts.Node {
  const isTyped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
  return isTyped ? withoutType(node.expression) : node
}
