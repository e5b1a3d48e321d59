'use client'
import { useSyncExternalStore } from 'react'
import { findForeignAncestor } from '../../utils/findForeignAncestor.ts'
import { useConfig } from '../context/useConfig.ts'

const subscribe = () => () => {}

/** The origin of a page that embeds this one in a frame without permission; `''` if the browser doesn't expose its origin. */
export function useForeignAncestor(): string | undefined {
  const { allowedAncestors: allowed, sendsFrameAncestors: isEnforced } = useConfig('useForeignAncestor')
  return useSyncExternalStore(
    subscribe,
    () => findForeignAncestor(window, { allowed, isEnforced }),
    () => undefined,
  )
}
