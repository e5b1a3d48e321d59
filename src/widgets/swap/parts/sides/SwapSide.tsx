'use client'
import type { FormSide } from '../../../shared/model/formSide.ts'
import { forwardRef, useId, useMemo } from 'react'
import { hasCalls } from '../../../../schemas/quote/body/destinationCall.ts'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { SwapContext, useSwapContext } from '../../model/swapContext.ts'

export interface SwapSideProps extends ContainerProps<'fieldset'> {
  side: FormSide
}

/** Groups the controls of one side under its name. Renders a `<fieldset>`. */
export const SwapSide = forwardRef<HTMLFieldSetElement, SwapSideProps>(function SwapSide(
  { side, children, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const labelId = useId()
  const form = useSwapContext('Swap.Side')
  const isForCalls = side === 'receive' && hasCalls(form.settings.quoteParameters ?? {})
  const seen = useMemo(() => ({ ...form, side }), [form, side])
  return renderPart(
    <fieldset ref={ref} aria-labelledby={labelId} {...part('swap-side', side)}>
      <span id={labelId} {...part('swap-side-label')}>
        {translate(isForCalls ? 'review.receive.calls' : `swap.${side}`)}
      </span>
      <SwapContext.Provider value={seen}>{children}</SwapContext.Provider>
    </fieldset>,
    props,
  )
})
