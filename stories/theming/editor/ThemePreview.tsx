import { themeToCss, type Theme, type ThemeMode } from '@causeway/react/themes'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { TokenLogo } from '../../../examples/dapp/src/ui/TokenLogo.tsx'
import { tokenOf, type StoryEnvironment } from '../../support/environment/createStoryEnvironment.ts'

interface ThemePreviewProps {
  theme: Theme
  env: StoryEnvironment
}

const modes = ['light', 'dark'] as const satisfies readonly ThemeMode[]
const titles = { light: 'Light', dark: 'Dark' } as const

/** Real widgets in both modes of a theme, side by side. */
export function ThemePreview({ theme, env }: ThemePreviewProps) {
  return (
    <div className="editor-previews">
      {modes.map((mode) => (
        <section key={mode} className={`editor-preview editor-${mode}`} aria-label={titles[mode]}>
          {theme[mode] ? (
            <>
              <style>
                {themeToCss({ [mode]: theme[mode], own: theme.own }, { selector: `.editor-${mode}` })}
              </style>
              <SwapWidget
                defaultAmount="100"
                defaultPay={tokenOf(env, 'USDC', 'Alder')}
                defaultReceive={tokenOf(env, 'ETH', 'Birch')}
                slots={{ TokenLogo }}
              />
              <ActivityWidget slots={{ TokenLogo }} />
            </>
          ) : (
            <p className="editor-absent">This theme has no {mode} mode.</p>
          )}
        </section>
      ))}
    </div>
  )
}
