import type { PersonalStrings } from '../personal-strings.ts'

export const yiddish: PersonalStrings = {
  title: 'א קארטל פאר אייך',
  description:
    'איינער האט געמאכט דאס קארטל פאר אייך. דרוקט צו עפענען. מאכט אויך אן אייגענס, אומזיסט, אן זיך אריינצושרייבן.',
}
