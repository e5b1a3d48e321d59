'use client'
import { useMemo } from 'react'

/** Keeps an object's identity as long as each of its fields stays the same. Its field names must not change. */
export function useStableFields<value extends object>(value: value): value {
  // oxlint-disable-next-line react/exhaustive-deps -- its fields are its only dependencies
  return useMemo(() => value, Object.values(value))
}
