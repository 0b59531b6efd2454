/** Names of the months as resumes write them, without accents and full stops, in the languages of Europe, in Hebrew and in Arabic. */
export const MONTH_NAMES: readonly string[] = [
  'january jan januar janner jan januari janvier janv enero ene gennaio gen janeiro styczen stycznia leden ledna tammikuu ocak ianuarie январь января янв січень січня січ ιανουαριος ιανουαριου ינואר يناير',
  'february feb februar febr februari fevrier fevr fev febrero febbraio fevereiro luty lutego unor helmikuu subat februarie февраль февраля фев лютии лютого лют φεβρουαριος φεβρουαριου פברואר فبراير',
  'march mar marts marz maerz mrz maart mars marzo marco marec marzec marca brezen maaliskuu mart mrt martie marcius март марта мар березень березня бер μαρτιος μαρτιου מרץ מרס مارس',
  'april apr avril avr abril abr aprile kwiecien kwietnia duben huhtikuu nisan aprilie aprilis апрель апреля апр квітень квітня квіт απριλιος απριλιου אפריל ابريل',
  'may mai mei mayo maggio mag maio maj maja kveten toukokuu mayis маи мая травень травня трав μαιος μαιου מאי مايو',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cerven kesakuu haziran iunie июнь июня июн червень червня черв ιουνιος ιουνιου יוני يونيو',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca cervenec heinakuu temmuz iulie июль июля июл липень липня лип ιουλιος ιουλιου יולי يوليو',
  'august aug augustus aout agosto ago ag augusti sierpien sierpnia srpen elokuu agustos augusztus август августа авг серпень серпня серп αυγουστος αυγουστου אוגוסט اغسطس',
  'september sept sep septembre septiembre settembre set setembro wrzesien wrzesnia zari syyskuu eylul septembrie szeptember сентябрь сентября сент сен вересень вересня вер σεπτεμβριος σεπτεμβριου ספטמבר سبتمبر',
  'october oct okt oktober octobre octubre ottobre ott outubro out pazdziernik pazdziernika rijen lokakuu ekim octombrie октябрь октября окт жовтень жовтня жовт οκτωβριος οκτωβριου אוקטובר اكتوبر',
  'november nov novembre noviembre novembro listopad listopada marraskuu kasim noiembrie ноябрь ноября нояб листопад листопада лист νοεμβριος νοεμβριου נובמבר نوفمبر',
  'december dec dez dezember decembre diciembre dic dicembre dezembro grudzien grudnia prosinec joulukuu aralik decembrie декабрь декабря дек грудень грудня груд δεκεμβριος δεκεμβριου דצמבר ديسمبر',
];
