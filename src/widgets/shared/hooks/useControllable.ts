'use client'
import { useState } from 'react'
import { callIsolated } from '../../../utils/events/reportException.ts'

interface UseControllableParameters<value> {
  /** Given: the page keeps the value. */
  value: value | undefined
  defaultValue: value
  onChange: ((value: value) => void) | undefined
}

/** A value that the page keeps, or that is kept here. */
export function useControllable<value>({
  value,
  defaultValue,
  onChange,
}: UseControllableParameters<value>): [value, (value: value) => void] {
  const [own, setOwn] = useState(defaultValue)
  return [
    value ?? own,
    (next) => {
      setOwn(() => next)
      callIsolated(() => onChange?.(next))
    },
  ]
}
