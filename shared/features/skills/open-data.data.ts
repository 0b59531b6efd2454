import type { SkillGroup } from './group.ts';

/** Tools reviewed from O*NET 30.2, Technology Skills (CC BY 4.0), shortened to the names that postings use. */
export const OPEN_DATA: readonly SkillGroup[] = [
  {
    source: 'O*NET 30.2',
    skills: `
AutoCAD Civil 3D|civil 3d|autodesk civil 3d>AutoCAD; MicroStation|bentley microstation>CAD; Navisworks|autodesk navisworks>BIM; OpenRoads|openroads designer; Procore; PlanSwift; Xactimate; Lumion; Enscape; Rhino|rhinoceros 3d|rhinoceros; Mastercam>CAM; G-code>CNC Machining; Teamcenter|siemens teamcenter; HEC-RAS; HEC-HMS; MapInfo>GIS; ETAP; PVsyst; TrackWise;
PeopleSoft|oracle peoplesoft; JD Edwards|oracle jd edwards|jd edwards enterpriseone>ERP; Oracle E-Business Suite|oracle ebs>ERP; Oracle Fusion|oracle cloud erp>ERP; SAP Concur|concur; SAP BusinessObjects|business objects; Crystal Reports|sap crystal reports; Cognos|ibm cognos; DataStage|ibm infosphere datastage>ETL; Kronos|workforce timekeeper|ukg; ADP Workforce Now|adp>Payroll; Taleo|oracle taleo>Applicant Tracking Systems; Yardi; TurboTax|intuit turbotax>Taxation; Raiser's Edge|blackbaud>Fundraising; FileMaker|filemaker pro; IBM Notes|lotus notes; Dropbox; Google Drive; Google Meet; Webex|cisco webex; Microsoft Publisher|ms publisher; Microsoft Exchange|exchange server; IIS|internet information services; WebSphere|ibm websphere; WebLogic|oracle weblogic; Perforce; Apache Solr|solr; LLVM; CICS; Solaris|oracle solaris;
eClinicalWorks>Electronic Health Records; Dentrix>Dental Care; REDCap|research electronic data capture; EndNote; Turnitin; Blackboard Learn|blackboard>E-Learning; Canvas LMS|canvas learning management system>E-Learning; Camtasia>Video Editing; Dreamweaver|adobe dreamweaver; Adobe Acrobat|acrobat; Adobe Analytics; Screaming Frog>SEO; Houdini|sidefx houdini; Vissim|ptv vissim; Mathematica|wolfram mathematica; Sabre>Reservations
`,
    related: [
      'AutoCAD Civil 3D/MicroStation/Revit',
      'PeopleSoft/JD Edwards/SAP',
      'Kronos/ADP Workforce Now/Workday',
    ],
  },
];
