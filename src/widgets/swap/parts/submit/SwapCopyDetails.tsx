'use client'
import { forwardRef } from 'react'
import { errorDetails } from '../../../../errors/errorDetails.ts'
import { isForSupport } from '../../../shared/model/isForSupport.ts'
import { CopyDetails } from '../../../shared/parts/copy/CopyDetails.tsx'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useSwapDerived } from '../../model/swapContext.ts'

/**
 * Copies what support needs to know about the error in `Swap.Notice`. Renders a `<span>` with a button, or nothing
 * without such an error.
 */
export const SwapCopyDetails = forwardRef<HTMLSpanElement, PartProps<'span'>>(
  function SwapCopyDetails(props, ref) {
    const part = usePart()
    const error = useSwapDerived('Swap.CopyDetails', ({ notice }) => notice.error)
    if (!error || !isForSupport(error)) return null
    return (
      <CopyDetails
        key={error.message}
        attributes={part('swap-copy-details')}
        {...props}
        write={() => errorDetails(error)}
        ref={ref}
      />
    )
  },
)
