import { posix } from 'node:path'
import ts from 'typescript'

/** Public names by the file that declares them: `src/actions/getQuote.ts getQuote`. */
export function readPublicNames(entries: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [path, text] of Object.entries(entries)) {
    for (const statement of parse(path, text).statements) {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue
      if (!ts.isNamedExports(statement.exportClause)) continue
      for (const { name, propertyName } of statement.exportClause.elements)
        if (!propertyName) names.add(`${resolve(path, statement.moduleSpecifier)} ${name.text}`)
    }
  }
  return names
}

/** Where tests take a public name from the file that declares it, which may move, instead of the entry point. */
export function findInnerImports(
  tests: Readonly<Record<string, string>>,
  publicNames: ReadonlySet<string>,
): string[] {
  const declaring = new Set(Array.from(publicNames, (place) => place.replace(/ .*/, '')))
  return Object.entries(tests).flatMap(([path, text]) => {
    // To parse costs much, and most tests import nothing from such a file.
    const specifiers = Array.from(
      text.matchAll(/\bfrom\s*['"](\.[^'"]*)['"]/g),
      ([, specifier = '']) => specifier,
    )
    if (!specifiers.some((specifier) => declaring.has(join(path, specifier)))) return []
    return parse(path, text).statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement)) return []
      const bindings = statement.importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) return []
      return bindings.elements.flatMap(({ name, propertyName }) => {
        const imported = (propertyName ?? name).text
        const place = `${resolve(path, statement.moduleSpecifier)} ${imported}`
        return publicNames.has(place) ? [`${path}: ${imported} is public`] : []
      })
    })
  })
}

function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
}

function resolve(path: string, specifier: ts.Expression | undefined): string | undefined {
  const text = specifier && ts.isStringLiteral(specifier) ? specifier.text : ''
  return text.startsWith('.') ? join(path, text) : text
}

function join(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier)
}
