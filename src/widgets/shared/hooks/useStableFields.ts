'use client'
import { useMemo } from 'react'

/** An object with the same fields at each render, as the same one for as long as each of them is the same. */
export function useStableFields<value extends object>(value: value): value {
  // oxlint-disable-next-line react/exhaustive-deps -- its fields are all that it depends on
  return useMemo(() => value, Object.values(value))
}
