import { useMemo, useState } from 'react'
import type { StoryEnvironment } from '../../support/environment/createStoryEnvironment.ts'
import { ContrastVerdict } from './ContrastVerdict.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { presetNames, presets } from './presets.ts'
import { fromShareText } from './shareText.ts'
import { emptyDraft, toTheme } from './themeDraft.ts'
import { ThemePreview } from './ThemePreview.tsx'
import { TokenList } from './TokenList.tsx'
import './editor.css'

interface ThemeEditorProps {
  env: StoryEnvironment
  /** A theme that a link holds. @default the look without a theme */
  theme?: string | undefined
}

/** Themes, tried on real widgets. */
export function ThemeEditor({ env, theme: shared }: ThemeEditorProps) {
  const [draft, setDraft] = useState(() => (shared ? fromShareText(shared) : emptyDraft))
  const theme = useMemo(() => toTheme(draft), [draft])
  return (
    <main className="editor-frame">
      <div className="editor">
        <div className="editor-side">
          <h1>Theme editor</h1>
          <div className="editor-bar" role="group" aria-label="Start from">
            {presetNames.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={draft.preset === name}
                onClick={() => setDraft({ ...emptyDraft, preset: name })}
              >
                {presets[name].title}
              </button>
            ))}
          </div>
          <TokenList draft={draft} theme={theme} onChange={setDraft} />
        </div>
        <div className="editor-stage">
          <ContrastVerdict theme={theme} />
          <ThemePreview theme={theme} env={env} />
          <ExportPanel draft={draft} theme={theme} />
        </div>
      </div>
    </main>
  )
}
