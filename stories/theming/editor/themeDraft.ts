import { createTheme, type CreateThemeParameters, type Theme, type TokenName } from '@causeway/react/themes'
import { presetOf, type PresetName } from './presets.ts'

/** Where a token is set: for all of the theme, or for one of its modes. */
export type Scope = 'shared' | 'light' | 'dark'

/** Tokens with what was set. */
export type DraftTokens = { readonly [name in TokenName]?: string }

/** A theme as the editor has it: a preset, and what differs from it. */
export interface ThemeDraft extends Readonly<Record<Scope, DraftTokens>> {
  readonly preset: PresetName
}

export const emptyDraft: ThemeDraft = { preset: 'none', shared: {}, light: {}, dark: {} }

/** The draft with a token set, or left to the preset again. */
export function setToken(
  draft: ThemeDraft,
  scope: Scope,
  name: TokenName,
  value: string | undefined,
): ThemeDraft {
  const { [name]: _last, ...others } = draft[scope]
  return { ...draft, [scope]: value === undefined ? others : { ...others, [name]: value } }
}

/** The parameters that a page would pass to `createTheme`. */
export function toParameters({ preset, shared, light, dark }: ThemeDraft): CreateThemeParameters {
  const { theme, importName } = presetOf(preset)
  return {
    ...(importName !== undefined && { extends: theme }),
    // A background alone would leave one mode; here both are shown.
    ...(shared.background !== undefined && { mode: modesOf(theme) }),
    ...shared,
    ...(Object.keys(light).length > 0 && { light }),
    ...(Object.keys(dark).length > 0 && { dark }),
  }
}

export function toTheme(draft: ThemeDraft): Theme {
  return createTheme(toParameters(draft))
}

/**
 * Says what is wrong with a value of a token; undefined when nothing is.
 */
export function findProblem(name: TokenName, value: string): string | undefined {
  try {
    createTheme({ [name]: value })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function modesOf({ light, dark }: Theme) {
  if (light && dark) return 'both'
  return light ? 'light' : 'dark'
}
