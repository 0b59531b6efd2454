/** Names of the months as resumes write them, without accents and full stops, in the languages of Europe. */
export const MONTH_NAMES: readonly string[] = [
  'january jan januar janner jan januari janvier janv enero ene gennaio gen janeiro styczen stycznia leden ledna tammikuu ocak',
  'february feb februar febr februari fevrier fevr fev febrero febbraio fevereiro luty lutego unor helmikuu subat',
  'march mar marts marz maerz mrz maart mars marzo marco marec marzec marca brezen maaliskuu mart mrt',
  'april apr avril avr abril abr aprile kwiecien kwietnia duben huhtikuu nisan',
  'may mai mei mayo maggio mag maio maj maja kveten toukokuu mayis',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cerven kesakuu haziran',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca cervenec heinakuu temmuz',
  'august aug augustus aout agosto ago ag augusti sierpien sierpnia srpen elokuu agustos',
  'september sept sep septembre septiembre settembre set setembro wrzesien wrzesnia zari syyskuu eylul',
  'october oct okt oktober octobre octubre ottobre ott outubro out pazdziernik pazdziernika rijen lokakuu ekim',
  'november nov novembre noviembre novembro listopad listopada marraskuu kasim',
  'december dec dez dezember decembre diciembre dic dicembre dezembro grudzien grudnia prosinec joulukuu aralik',
];
