import { Isolated } from '@causeway/react/isolated'
import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'

interface SwapInShadowRootProps extends SwapWidgetProps {
  /** Your own rules, inside the root: `.own-button { text-decoration: underline }`. */
  styles?: string | undefined
}

export function SwapInShadowRoot({ styles, ...swap }: SwapInShadowRootProps) {
  return (
    <Isolated className="bridge" styles={styles}>
      <SwapWidget classNames={{ 'swap-submit': 'own-button' }} {...swap} />
    </Isolated>
  )
}
