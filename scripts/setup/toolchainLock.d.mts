export declare const nodeVersion: string
export declare function toolchainLock(name: string):
  | {
      manifest: { private: true; dependencies: Record<string, string> }
      lock: { lockfileVersion: 3; packages: Record<string, object> }
    }
  | undefined
