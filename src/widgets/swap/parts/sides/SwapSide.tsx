'use client'
import { forwardRef, useId } from 'react'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { SideContext } from './sideContext.ts'

export interface SwapSideProps extends ContainerProps<'fieldset'> {
  side: 'pay' | 'receive'
}

/** Groups the controls of one side under its name. Renders a `<fieldset>`. */
export const SwapSide = forwardRef<HTMLFieldSetElement, SwapSideProps>(function SwapSide(
  { side, children, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const labelId = useId()
  return renderPart(
    <fieldset ref={ref} aria-labelledby={labelId} {...part('swap-side', side)}>
      <span id={labelId} {...part('swap-side-label')}>
        {translate(`swap.${side}`)}
      </span>
      <SideContext.Provider value={side}>{children}</SideContext.Provider>
    </fieldset>,
    props,
  )
})
