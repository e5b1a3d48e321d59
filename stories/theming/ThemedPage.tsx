import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { themeToCss, type Theme } from '@causeway/react/themes'
import { tokenOf, type StoryEnvironment } from '../support/environment/createStoryEnvironment.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'
import './themed-page.css'

interface ThemedPageProps {
  /** The name of the theme: two of them may be on one page of the documentation. */
  name: string
  theme: Theme
  env: StoryEnvironment
}

/** The mode of a theme that has one. */
function onlyModeOf({ light, dark }: Theme) {
  if (light && dark) return undefined
  return light ? 'light' : 'dark'
}

/** A page that wears a theme: the form, filled, beside the swaps of the past. Dark mode is that of the toolbar. */
export function ThemedPage({ name, theme, env }: ThemedPageProps) {
  const css = themeToCss(theme, { selector: `.theme-${name}`, darkSelector: '.stage[data-mode="dark"]' })
  return (
    <div className={`themed-page theme-${name}`} data-mode={onlyModeOf(theme)}>
      <style>{css}</style>
      <SwapWidget
        defaultAmount="100"
        defaultPay={tokenOf(env, 'USDC', 'Alder')}
        defaultReceive={tokenOf(env, 'ETH', 'Birch')}
        slots={{ TokenLogo }}
      />
      <ActivityWidget slots={{ TokenLogo }} />
    </div>
  )
}
