'use client'
import { createContext, useContext } from 'react'
import { PartOutsideRootError } from '../../../../errors/context.ts'

export const SideContext = createContext<'pay' | 'receive' | undefined>(undefined)

/** What a part of one side takes. */
export interface SideProps {
  /** @default that of the `Swap.Side` around it */
  side?: 'pay' | 'receive' | undefined
}

/**
 * The side that a part belongs to.
 *
 * @throws {PartOutsideRootError} naming the part, when neither it nor a `Swap.Side` around it says.
 */
export function useSide(part: string, own: SideProps['side']): 'pay' | 'receive' {
  const around = useContext(SideContext)
  const side = own ?? around
  if (!side) throw new PartOutsideRootError(part, 'Swap.Side')
  return side
}
