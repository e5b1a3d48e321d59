'use client'
import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, without React 18's warning on a server, where it doesn't run. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
