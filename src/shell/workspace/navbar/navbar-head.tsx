import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '../../header/logo.tsx'
import { useTexts } from '../../language.tsx'
import styles from './navbar-head.module.css'
import { navbarWords } from './navbar-words.ts'

/** Logo and name of the product; both lead to the form. The button beside them is given. */
export function NavbarHead({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className={styles.head}>
      <Brand />
      {children}
    </div>
  )
}

export function Brand(): ReactNode {
  const { product } = useTexts(navbarWords)
  return (
    <Link href="/" className={styles.brand}>
      <Logo />
      <span className={styles.product} data-fades="">
        {product}
      </span>
    </Link>
  )
}
