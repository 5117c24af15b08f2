import type { ReactNode } from 'react'
import { useContact } from '../contact/contact-provider.tsx'
import { InnerPage } from '../page-frame/inner-page.tsx'
import { PageHead } from '../page-frame/page-head.tsx'
import { Button } from '../ui/button.tsx'
import classes from './text-page.module.css'

interface TextPageProps {
  title: string
  description: string
  lead: string
  path: string
  children: ReactNode
}

/** A text page: one column. */
export function TextPage({ title, description, lead, path, children }: TextPageProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <InnerPage title={title} lead={lead}>
        <div className={classes.text}>{children}</div>
      </InnerPage>
    </>
  )
}

/** A link to the contact dialog, at the end of a text. */
export function AskUs({ question, label }: { question: string; label: string }) {
  const { trigger } = useContact()
  return (
    <section>
      <h2>{question}</h2>
      <Button {...trigger} look="outline">
        {label}
      </Button>
    </section>
  )
}
