import { aboutStrings } from '#shared/i18n/about/about-strings.ts'
import { licencesStrings } from '#shared/i18n/about/licences-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { licencesPath, licenceTextsPath } from '#shared/routes.ts'
import { TextPage } from '../../text-page/text-page.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './licences-page.module.css'

export function LicencesPage({ page }: { page: PageOf<'licences'> }) {
  const words = useStrings(licencesStrings)
  const names = useStrings(aboutStrings)
  const { description, lead } = words
  const head = { title: names.licences, path: licencesPath, description, lead }
  return (
    <TextPage {...head}>
      <section>
        <h2>{words.packages}</h2>
        <PackageTable packages={page.packages} />
        <p>
          <a href={licenceTextsPath}>{words.texts}</a>
        </p>
      </section>
      <section>
        <h2>{words.fonts}</h2>
        <p>{words.fontsLead}</p>
        <ul className={classes.fonts}>
          {page.fonts.map(({ name, copyright, file }) => (
            <li key={name} lang="en" dir="ltr">
              <a href={file}>{name}</a>
              {copyright}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.drawings}</h2>
        <p>{words.drawingsLead}</p>
      </section>
    </TextPage>
  )
}

function PackageTable({ packages }: Pick<PageOf<'licences'>, 'packages'>) {
  const words = useStrings(licencesStrings)
  return (
    <table className={classes.packages}>
      <thead>
        <tr>
          <th scope="col">{words.package}</th>
          <th scope="col">{words.version}</th>
          <th scope="col">{words.licence}</th>
        </tr>
      </thead>
      <tbody lang="en">
        {packages.map(({ name, version, licence }) => (
          <tr key={`${name} ${version}`}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
