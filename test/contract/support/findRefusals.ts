import ts from 'typescript'

/** A place in the sandbox that refuses a request. */
interface RefusalSite {
  /** File and line. */
  place: string
  /** Its message, as a pattern. */
  message: string
}

export interface Refusals {
  sites: readonly RefusalSite[]
  /** Every `errorCode` that can go out. */
  errorCodes: ReadonlySet<string>
}

/**
 * Finds every refusal in the sources of the sandbox: `new Refusal(…)`, calls of functions that only make one, and
 * `json(…)` with the status of an error.
 *
 * @throws {TypeError} for a refusal whose message can't be read from the source.
 */
export function findRefusals(files: Readonly<Record<string, string>>): Refusals {
  const sources = Object.entries(files).map(([path, text]) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  )
  const functions = sources.flatMap((source) => functionsOf(source))
  const makers = findMakers(functions)
  const coded = new Set(functions.filter(takesErrorCode).map(({ name }) => name?.getText()))
  const sites: RefusalSite[] = []
  const errorCodes = new Set<string>()
  for (const source of sources) {
    visit(source, (node) => {
      if (isCallOf(node, makers) || isRefusalMade(node) || isErrorAnswer(node)) {
        const place = `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
        const messages = messagesOf(node)
        // A function that makes refusals of given messages has none itself, or all of it.
        if (!messages && !isInMaker(node, makers) && !hasOwnWords(node, functions)) {
          throw new TypeError(`The words of the refusal at ${place} can't be read.`)
        }
        for (const message of messages ?? []) sites.push({ place, message })
      }
      for (const code of errorCodesOf(node, coded)) errorCodes.add(code)
    })
  }
  return { sites, errorCodes }
}

type Call = ts.CallExpression | ts.NewExpression

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}

function functionsOf(source: ts.SourceFile): ts.FunctionDeclaration[] {
  return source.statements.filter((statement) => ts.isFunctionDeclaration(statement))
}

/** Names of the functions that do nothing but make or throw a refusal. */
function findMakers(functions: readonly ts.FunctionDeclaration[]): ReadonlySet<string> {
  const makers = new Set<string>()
  for (let before = -1; before < makers.size;) {
    before = makers.size
    for (const { name, body } of functions) {
      const [last, ...before] = body?.statements.toReversed() ?? []
      const isEnd = last && (ts.isReturnStatement(last) || ts.isThrowStatement(last))
      const made = isEnd && before.every((one) => ts.isVariableStatement(one)) ? last.expression : undefined
      if (name && made && (isRefusalMade(made) || isCallOf(made, makers))) makers.add(name.text)
    }
  }
  return makers
}

function isRefusalMade(node: ts.Node): node is ts.NewExpression {
  return ts.isNewExpression(node) && node.expression.getText() === 'Refusal'
}

function isCallOf(node: ts.Node, names: ReadonlySet<string>): node is ts.CallExpression {
  return ts.isCallExpression(node) && names.has(node.expression.getText())
}

function isInMaker(node: ts.Node, makers: ReadonlySet<string>): boolean {
  for (let scope = node.parent; scope && !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionDeclaration(scope) && makers.has(scope.name?.text ?? '')) return true
  }
  return false
}

function isErrorAnswer(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'json') return false
  const status = node.arguments[1]
  return status !== undefined && ts.isNumericLiteral(status) && Number(status.text) >= 400
}

/** The message is the last argument, or the `message` of the object that is one. */
function messagesOf(node: ts.Node): string[] | undefined {
  const given: readonly ts.Expression[] = (node as Call).arguments ?? []
  const object = given.find((argument) => ts.isObjectLiteralExpression(argument))
  const property = object?.properties.find((property) => property.name?.getText() === 'message')
  const words = object
    ? property && (ts.isPropertyAssignment(property) ? property.initializer : property.name)
    : given.at(-1)
  return words && readWords(words)
}

/** Whether the called function has its own message for the refusal. */
function hasOwnWords(node: ts.Node, functions: readonly ts.FunctionDeclaration[]): boolean {
  const called = (node as Call).expression.getText()
  const last = functions.find(({ name }) => name?.text === called)?.body?.statements.at(-1)
  const made = last && (ts.isReturnStatement(last) || ts.isThrowStatement(last)) ? last.expression : undefined
  return made !== undefined && messagesOf(made) !== undefined
}

/** The patterns of the text that an expression can give; undefined when it is no text. */
function readWords(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [escapeWords(node.text)]
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }) => `.*${escapeWords(literal.text)}`)
    return [`${escapeWords(node.head.text)}${spans.join('')}`]
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) => readWords(branch) ?? [])
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return readWords(node.expression.expression)
  }
  if (!ts.isIdentifier(node)) return undefined
  const declared = declarationOf(node)
  return declared && readWords(declared)
}

function escapeWords(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The value of a constant of an enclosing block. */
function declarationOf(name: ts.Identifier): ts.Expression | undefined {
  let found: ts.Expression | undefined
  for (let scope: ts.Node = name; !found && !ts.isSourceFile(scope); scope = scope.parent) {
    if (!ts.isBlock(scope)) continue
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue
      const own = statement.declarationList.declarations.find((one) => one.name.getText() === name.text)
      found ??= own?.initializer
    }
  }
  return found
}

function takesErrorCode({ parameters }: ts.FunctionDeclaration): boolean {
  return parameters.some(({ name }) => name.getText() === 'errorCode')
}

const errorCodePattern = /^[A-Z][A-Z\d]*(_[A-Z\d]+)+$|^(FORBIDDEN|UNAUTHORIZED)$/

function errorCodesOf(node: ts.Node, coded: ReadonlySet<string | undefined>): string[] {
  const values: ts.Node[] = []
  if (ts.isCallExpression(node) && coded.has(node.expression.getText())) values.push(...node.arguments)
  if ((ts.isPropertyAssignment(node) || ts.isParameter(node)) && node.name.getText() === 'errorCode') {
    if (node.initializer) values.push(node.initializer)
  }
  return values.flatMap((value) =>
    ts.isStringLiteralLike(value) && errorCodePattern.test(value.text) ? [value.text] : [],
  )
}
