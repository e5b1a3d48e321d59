'use client'
import { useId, type ComponentProps } from 'react'
import { partProps } from '../attributes.ts'
import { useMessages } from '../useMessages.ts'

export interface SwapSideProps extends ComponentProps<'fieldset'> {
  side: 'pay' | 'receive'
}

/** Groups the controls of one side under its name. Renders a `<fieldset>`. */
export function SwapSide({ side, children, ...props }: SwapSideProps) {
  const translate = useMessages()
  const labelId = useId()
  return (
    <fieldset aria-labelledby={labelId} {...props} {...partProps('swap-side', side)}>
      <span id={labelId} {...partProps('swap-side-label')}>
        {translate(`swap.${side}`)}
      </span>
      {children}
    </fieldset>
  )
}
