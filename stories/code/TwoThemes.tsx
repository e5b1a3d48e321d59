import { createTheme, themeToCss } from '@causeway/react/themes'
import { SwapWidget } from '@causeway/react/widgets'

const paper = createTheme({ accent: '#7a1f5c', background: '#fffaf0', foreground: '#2b1d0e', radius: '0px' })
const night = createTheme({
  accent: '#f2b705',
  background: '#101425',
  foreground: '#e9ecff',
  radius: '1.5rem',
})

export function TwoThemes() {
  return (
    <>
      <style>{themeToCss(paper, { selector: '.paper' })}</style>
      <style>{themeToCss(night, { selector: '.night' })}</style>
      <div className="paper">
        <SwapWidget />
      </div>
      <div className="night">
        <SwapWidget />
      </div>
    </>
  )
}
