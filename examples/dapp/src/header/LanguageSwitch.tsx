import { languages } from '@causeway/react/locales'

interface LanguageSwitchProps {
  language: string
  onChoose: (language: string) => void
}

/** Chooses the language of the widgets; each is named in itself. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  return (
    <span className="language">
      {/* The page itself has one language. */}
      <span aria-hidden="true">Widgets</span>
      <select
        aria-label="Language of the widgets"
        value={language}
        onChange={({ target }) => onChoose(target.value)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOf(tag)}
          </option>
        ))}
      </select>
    </span>
  )
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}
