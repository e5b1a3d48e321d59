import { english } from '../../../src/locales/english.ts'
import type { Translate } from '../../../src/widgets/shared/messages/useMessages.ts'

/** Says a sentence in English, its values as they are. */
export const translateToEnglish: Translate = (key, values) =>
  String(english[key])
    .replace(/\{provider:([^}]*)\}/g, '$1')
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole))
