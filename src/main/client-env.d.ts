interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly SSR: boolean }
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (text: string) => string },
    ) => { readonly createScriptURL: (text: string) => unknown }
  }
}
