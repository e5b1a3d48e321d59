'use client'
import { createContext } from 'react'

/** The page's name for the order that is paid, sanitized; undefined without one. */
export const OrderNameContext = createContext<string | undefined>(undefined)
