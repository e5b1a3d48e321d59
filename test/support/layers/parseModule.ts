import ts from 'typescript'

/** One mention of another module. */
export interface ModuleImport {
  specifier: string
  /** Whether nothing of it is left after compilation. */
  typeOnly: boolean
  /** Whether it is an `import()`, which makes a chunk. */
  isLoaded?: true
}

/** The facts of a source file that the rules need. */
export interface ParsedModule {
  imports: readonly ModuleImport[]
  /** Names re-exported from another module, with `*` for all of them. */
  reExports: readonly string[]
  /** The names of the exports; `default` for a default export. */
  exports: readonly { name: string; typeOnly: boolean }[]
  callsFetch: boolean
  /** Whether an `import()` has a computed argument. */
  hasComputedImport: boolean
}

/** By path and text: several rules read the same files. */
const parsed = new Map<string, ParsedModule>()

/** Reads imports, exports and calls of `fetch` from TypeScript source text. */
export function parseModule(path: string, text: string): ParsedModule {
  const key = `${path}\n${text}`
  const module = parsed.get(key) ?? parse(path, text)
  parsed.set(key, module)
  return module
}

/** What may be anywhere in a file: an `import()`, a type of one, or `fetch`. Most files have none, and aren't walked. */
const isWalked = /\bimport\s*\(|\bfetch\b/

function parse(path: string, text: string): ParsedModule {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const imports: ModuleImport[] = []
  const reExports: string[] = []
  const exports: { name: string; typeOnly: boolean }[] = []
  const imported = new Set<string>()
  let callsFetch = false
  let hasComputedImport = false

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { importClause, moduleSpecifier } = statement
      imports.push({ specifier: textOf(moduleSpecifier), typeOnly: isTypeOnly(importClause) })
      for (const name of importedNames(importClause)) imported.add(name)
    } else if (ts.isExportDeclaration(statement)) {
      const names = exportedNames(statement)
      exports.push(...names.map(({ name, typeOnly }) => ({ name, typeOnly })))
      if (statement.moduleSpecifier) {
        imports.push({ specifier: textOf(statement.moduleSpecifier), typeOnly: statement.isTypeOnly })
        reExports.push(...names.map(({ name }) => name))
      } else {
        reExports.push(...names.filter(({ local }) => imported.has(local)).map(({ name }) => name))
      }
    } else if (ts.isExportAssignment(statement)) {
      exports.push({ name: 'default', typeOnly: false })
    } else if (isExported(statement)) exports.push(...declaredNames(statement))
  }

  const walk = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node)) {
      imports.push({ specifier: textOf(node.argument), typeOnly: true })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments
      if (argument && ts.isStringLiteralLike(argument)) {
        imports.push({ specifier: argument.text, typeOnly: false, isLoaded: true })
      } else hasComputedImport = true
    }
    callsFetch ||= readsFetch(node)
    ts.forEachChild(node, walk)
  }
  if (isWalked.test(text)) walk(source)
  return { imports, reExports, exports, callsFetch, hasComputedImport }
}

function textOf(node: ts.Node): string {
  if (ts.isLiteralTypeNode(node)) return textOf(node.literal)
  return ts.isStringLiteralLike(node) ? node.text : node.getText()
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings
  const named = !bindings ? [] : ts.isNamespaceImport(bindings) ? [bindings] : [...bindings.elements]
  return [...(clause?.name ? [clause] : []), ...named].map(({ name }) => name?.text ?? '')
}

function exportedNames(node: ts.ExportDeclaration): { name: string; local: string; typeOnly: boolean }[] {
  const clause = node.exportClause
  if (!clause) return [{ name: '*', local: '*', typeOnly: node.isTypeOnly }]
  if (ts.isNamespaceExport(clause)) {
    return [{ name: clause.name.text, local: clause.name.text, typeOnly: node.isTypeOnly }]
  }
  return clause.elements.map((element) => ({
    name: element.name.text,
    local: (element.propertyName ?? element.name).text,
    typeOnly: node.isTypeOnly || element.isTypeOnly,
  }))
}

function isExported(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function declaredNames(node: ts.Node): { name: string; typeOnly: boolean }[] {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) {
    return [{ name: 'default', typeOnly: false }]
  }
  const typeOnly = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => ({ name: name.getText(), typeOnly }))
  }
  const { name } = node as { name?: ts.Node }
  return name ? [{ name: name.getText(), typeOnly }] : []
}

/** Sees `fetch(…)` and `globalThis.fetch`, but not a parameter or a property of that name. */
function readsFetch(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    return ts.isIdentifier(node.expression) && node.expression.text === 'fetch' && !isParameter(node, 'fetch')
  }
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'fetch') return false
  return ['globalThis', 'window', 'self'].includes(node.expression.getText())
}

function isParameter(node: ts.Node, name: string): boolean {
  for (let scope = node.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((parameter) => binds(parameter.name, name)))
      return true
  }
  return false
}

function binds(binding: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(binding)) return binding.text === name
  return binding.elements.some((element) => ts.isBindingElement(element) && binds(element.name, name))
}
