'use client'
import { createContext } from 'react'

/** Whether amounts show all their digits, where users check them. An amount then looks the same wherever it appears. */
export const ExactAmounts = createContext(false)
