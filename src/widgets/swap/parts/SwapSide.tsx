'use client'
import { useId, type ComponentProps } from 'react'
import { usePart } from '../../shared/widgetOptions.ts'
import { useMessages } from '../../shared/useMessages.ts'
import { SideContext } from '../model/sideContext.ts'

export interface SwapSideProps extends ComponentProps<'fieldset'> {
  side: 'pay' | 'receive'
}

/** Groups the controls of one side under its name. Renders a `<fieldset>`. */
export function SwapSide({ side, children, ...props }: SwapSideProps) {
  const part = usePart()
  const translate = useMessages()
  const labelId = useId()
  return (
    <fieldset aria-labelledby={labelId} {...props} {...part('swap-side', side, props.className)}>
      <span id={labelId} {...part('swap-side-label')}>
        {translate(`swap.${side}`)}
      </span>
      <SideContext.Provider value={side}>{children}</SideContext.Provider>
    </fieldset>
  )
}
