import { languages } from '@causeway/react/locales'

interface LanguageSwitchProps {
  language: string
  onChoose: (language: string) => void
}

/** Chooses the language of the widgets; each is named in itself. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  return (
    <select
      aria-label="Language of the widgets"
      className="language"
      value={language}
      onChange={({ target }) => onChoose(target.value)}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </select>
  )
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}
