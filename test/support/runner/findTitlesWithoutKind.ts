import ts from 'typescript'
import { calledName, parseTest, titleOf } from './testCalls.ts'

/** A title that says what kind of test it is; `default` alone for the one test of what happens normally. */
const withKind = /^(?:default$|(?:default|parameters|behavior|error|a11y|property): )/

/** Names the tests in source texts, keyed by path, whose title doesn't begin with a kind, nor that of a group around them. */
export function findTitlesWithoutKind(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      const name = ts.isCallExpression(node) ? calledName(node) : undefined
      const title = name && ts.isCallExpression(node) ? titleOf(node) : undefined
      if (title !== undefined && withKind.test(title)) return
      if (title !== undefined && name !== 'describe') found.push(`${path}: ${title}`)
      ts.forEachChild(node, visit)
    }
    visit(parseTest(path, text))
    return found
  })
}
