'use client'
import type { FormSide } from '../../../shared/model/formSide.ts'
import { PartOutsideRootError } from '../../../../errors/context.ts'
import { useSwapContext } from '../../model/swapContext.ts'

/** Props of a part that belongs to one side. */
export interface SideProps {
  /** @default that of the `Swap.Side` around it */
  side?: FormSide | undefined
}

/**
 * The side that a part belongs to.
 *
 * @throws {PartOutsideRootError} naming the part, when neither its prop nor a `Swap.Side` around it sets one.
 */
export function useSide(part: string, own: SideProps['side']): FormSide {
  const around = useSwapContext(part).side
  const side = own ?? around
  if (!side) throw new PartOutsideRootError(part, 'Swap.Side')
  return side
}
