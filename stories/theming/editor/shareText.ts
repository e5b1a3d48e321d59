import { tokenDefinitions, type TokenName } from '@causeway/react/themes'
import { presetNames, type PresetName } from './presets.ts'
import { emptyDraft, findProblem, setToken, type Scope, type ThemeDraft } from './themeDraft.ts'

const scopes = ['shared', 'light', 'dark'] as const satisfies readonly Scope[]

/** Writes a draft in letters, digits, `-` and `_`, so that an address can hold it. */
export function toShareText(draft: ThemeDraft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Reads the text of a link, which anyone may have written: invalid parts are ignored. */
export function fromShareText(text: string): ThemeDraft {
  const read = parse(text)
  if (!isObject(read)) return emptyDraft
  let draft: ThemeDraft = { ...emptyDraft, preset: isPreset(read['preset']) ? read['preset'] : 'none' }
  for (const scope of scopes) {
    const values = read[scope]
    if (!isObject(values)) continue
    for (const [name, value] of Object.entries(values))
      if (isToken(name) && typeof value === 'string' && findProblem(name, value) === undefined)
        draft = setToken(draft, scope, name, value)
  }
  return draft
}

function parse(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(
      new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)),
    )
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isPreset(value: unknown): value is PresetName {
  return presetNames.some((name) => name === value)
}

function isToken(name: string): name is TokenName {
  return Object.hasOwn(tokenDefinitions, name)
}
