import { createTheme, lightTheme, themeToCss } from '@causeway/react/themes'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'

export const theme = createTheme({
  extends: lightTheme,
  accent: '#7a1f5c',
  swapSubmitBackground: 'linear-gradient(90deg, #7a1f5c, #3c1f7a)',
  swapSubmitFontSize: '18px',
  swapSubmitRadius: '4px',
  swapSideBackground: '#fdf1f9',
  swapSideBorder: '2px dashed #7a1f5c',
  swapSideRadius: '0px',
  swapAmountColor: '#5c1245',
  swapAmountFontWeight: '300',
  activityOpenPadding: '20px 8px',
})

export function ThemedParts() {
  return (
    <>
      <style>{themeToCss(theme)}</style>
      <SwapWidget />
      <ActivityWidget />
    </>
  )
}
