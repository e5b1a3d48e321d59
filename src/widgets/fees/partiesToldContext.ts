'use client'
import { createContext } from 'react'

/** Whether the recipient and the minimum are told beside the fees, which then don't say them again. */
export const PartiesToldContext = createContext(false)
