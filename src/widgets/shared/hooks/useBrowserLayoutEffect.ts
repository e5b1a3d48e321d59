'use client'
import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, of which React 18 would warn on a server, where neither runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
