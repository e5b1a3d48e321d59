import { themeToCss, themeToJson, type Theme } from '@causeway/react/themes'
import { useState } from 'react'
import { CopyButton } from '../../book/CopyButton.tsx'
import { toShareText } from './shareText.ts'
import type { ThemeDraft } from './themeDraft.ts'
import { toTypeScript } from './toTypeScript.ts'

interface ExportPanelProps {
  draft: ThemeDraft
  theme: Theme
}

/** The height of the box: longer code scrolls. */
const maxRows = 14

const formats = {
  TypeScript: ({ draft }: ExportPanelProps) => toTypeScript(draft),
  CSS: ({ theme }: ExportPanelProps) => themeToCss(theme),
  JSON: ({ theme }: ExportPanelProps) => `${JSON.stringify(themeToJson(theme), undefined, 2)}\n`,
} as const

/** The theme, to be taken along. */
export function ExportPanel(props: ExportPanelProps) {
  const [format, setFormat] = useState<keyof typeof formats>('TypeScript')
  const text = formats[format](props)
  return (
    <section className="editor-export" aria-label="Export">
      <div className="editor-bar">
        {(Object.keys(formats) as (keyof typeof formats)[]).map((name) => (
          <button key={name} type="button" aria-pressed={format === name} onClick={() => setFormat(name)}>
            {name}
          </button>
        ))}
        <CopyButton text={text}>Copy {format}</CopyButton>
        <CopyButton text={linkTo(props.draft)}>Copy link to this theme</CopyButton>
      </div>
      <textarea
        readOnly
        spellCheck={false}
        rows={Math.min(text.trimEnd().split('\n').length, maxRows)}
        aria-label={`The theme as ${format}`}
        value={text}
      />
    </section>
  )
}

/** Address of this editor with the theme in it, within whatever folder Storybook is served from. */
function linkTo(draft: ThemeDraft): string {
  const url = new URL('./', document.baseURI)
  url.searchParams.set('path', '/story/theming-editor--editor')
  url.searchParams.set('args', `theme:${toShareText(draft)}`)
  return url.href
}
