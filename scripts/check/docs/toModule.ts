import type { Fence } from './extractFences.ts'

/** A public name, and the entry that a page would import it from. */
export interface PublicName {
  name: string
  typeOnly: boolean
  entry: string
}

/**
 * Writes a module that compiles when the code of a fence does. Code with imports or exports is one as it stands. The rest is a
 * fragment: what it mentions of the public names is imported, and it becomes the body of a function, so that it may await and
 * return; elements that stand alone become the children of one. What comes from a file of the page’s own, or from Next, which is not
 * installed here, is declared in docs/context.d.ts instead. One line is put in front, always.
 */
export function toModule({ code }: Pick<Fence, 'code'>, publicNames: readonly PublicName[]): string {
  if (/^(import|export) /m.test(code)) return `\n${code.replace(foreignImports, '')}`
  const mentioned = new Set(code.match(/[A-Za-z]\w*/g))
  const imports = publicNames
    .filter(({ name }) => mentioned.has(name))
    .map(({ name, typeOnly, entry }) => `import { ${typeOnly ? `type ${name}` : name} } from '${entry}'`)
    .join('; ')
  return code.startsWith('<')
    ? `${imports}; export const fragment = () => <>\n${code}</>\n`
    : `${imports}; export async function fragment() {\n${code}}\n`
}

/** Each in a line of its own, which stays: messages name lines. */
const foreignImports = /^import .* from '(\.{1,2}\/|next\/).*$/gm
