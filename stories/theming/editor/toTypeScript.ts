import { presetOf } from './presets.ts'
import { toParameters, type ThemeDraft } from './themeDraft.ts'

/** Writes the theme as a developer would: what it extends, and what differs. */
export function toTypeScript(draft: ThemeDraft): string {
  const { importName } = presetOf(draft.preset)
  const { extends: _base, ...parameters } = toParameters(draft)
  const lines = Object.entries(parameters).map(([name, value]) =>
    typeof value === 'string' ? `  ${name}: ${quote(value)},` : writeGroup(name, value),
  )
  const all = importName === undefined ? lines : [`  extends: ${importName},`, ...lines]
  const names = ['createTheme', ...(importName === undefined ? [] : [importName])]
  const given = all.length === 0 ? '' : `{\n${all.join('\n')}\n}`
  return `import { ${names.join(', ')} } from '@causeway/react/themes'\n\nexport const theme = createTheme(${given})\n`
}

function writeGroup(name: string, values: object = {}): string {
  const lines = Object.entries(values).map(([token, value]) => `    ${token}: ${quote(String(value))},`)
  return `  ${name}: {\n${lines.join('\n')}\n  },`
}

/** A text in the quotes that need no escapes, where there are such. */
export function quote(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`
}
