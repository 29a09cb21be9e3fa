import type { ConceptField } from "./concept.ts";

export const securityAndSupport: ConceptField = {
  field: "software",
  concepts: [
    // Security
    {
      name: "Information security",
      aliases: [
        "cybersecurity",
        "cyber security",
        "IT security",
        "infosec",
        "IT-Sicherheit",
        "network security",
        "cloud security",
        "security engineering",
      ],
    },
    {
      name: "Application security",
      aliases: ["OWASP", "AppSec", "OWASP Top 10", "secure coding", "SAST", "DAST", "threat modeling"],
      implies: ["Information security"],
    },
    {
      name: "Penetration testing",
      aliases: [
        "pen testing",
        "pentesting",
        "ethical hacking",
        "red teaming",
        "Burp Suite",
        "Metasploit",
        "Kali Linux",
      ],
      implies: ["Information security"],
    },
    {
      name: "SIEM",
      aliases: ["Microsoft Sentinel", "QRadar", "security event monitoring", "ArcSight"],
      implies: ["Information security"],
    },
    {
      name: "Security operations",
      aliases: [
        "security operations center",
        "SOC analyst",
        "threat hunting",
        "threat intelligence",
        "security monitoring",
      ],
      implies: ["Information security"],
    },
    {
      name: "Vulnerability management",
      aliases: ["vulnerability scanning", "vulnerability assessment", "Nessus", "Qualys", "patch management"],
      implies: ["Information security"],
    },
    {
      name: "Endpoint security",
      aliases: [
        "CrowdStrike",
        "endpoint protection",
        "endpoint detection and response",
        "Microsoft Defender",
        "antivirus",
      ],
      implies: ["Information security"],
    },
    {
      name: "Identity and access management",
      aliases: [
        "identity management",
        "access management",
        "IAM",
        "Okta",
        "CyberArk",
        "privileged access management",
        "role-based access control",
      ],
    },
    {
      name: "ISO 27001",
      aliases: ["ISO/IEC 27001", "ISMS", "ISO27001", "information security management system"],
      implies: ["Information security"],
    },
    {
      name: "Security frameworks",
      aliases: ["NIST framework", "NIST CSF", "SOC 2", "PCI DSS", "BSI Grundschutz", "Cyber Essentials"],
      siblings: { "ISO 27001": 0.6 },
    },
    { name: "Cryptography", aliases: ["encryption", "PKI", "TLS/SSL", "SSL/TLS"] },
    {
      name: "Digital forensics",
      aliases: ["forensic analysis of computers", "malware analysis", "reverse engineering of malware"],
      implies: ["Information security"],
    },
    {
      name: "CISSP",
      aliases: ["Certified Information Systems Security Professional"],
      implies: ["Information security"],
      kind: "certificate",
      siblings: { CISM: 0.7 },
    },
    {
      name: "CISM",
      aliases: ["Certified Information Security Manager"],
      implies: ["Information security"],
      kind: "certificate",
    },
    {
      name: "CISA",
      aliases: ["Certified Information Systems Auditor"],
      implies: ["Information security"],
      kind: "certificate",
    },
    {
      name: "CEH",
      aliases: ["Certified Ethical Hacker"],
      implies: ["Penetration testing"],
      kind: "certificate",
      siblings: { OSCP: 0.6 },
    },
    {
      name: "OSCP",
      aliases: ["Offensive Security Certified Professional"],
      implies: ["Penetration testing"],
      kind: "certificate",
    },
    {
      name: "CompTIA Security+",
      aliases: ["Security+ certification", "CySA+"],
      implies: ["Information security"],
      kind: "certificate",
    },

    // Networks
    {
      name: "Networking",
      aliases: [
        "TCP/IP",
        "network administration",
        "computer networks",
        "network engineering",
        "network infrastructure",
        "routing and switching",
        "LAN/WAN",
      ],
      ambiguous: true,
      notBeside: ["event", "events", "social"],
    },
    { name: "DNS", aliases: ["DHCP", "DNS/DHCP"], implies: ["Networking"] },
    { name: "Load balancing", aliases: ["load balancer", "F5 BIG-IP"], implies: ["Networking"] },
    { name: "VPN", aliases: ["IPsec", "WireGuard", "site-to-site VPN"], implies: ["Networking"] },
    {
      name: "Firewalls",
      aliases: ["Palo Alto Networks", "Fortinet", "FortiGate", "pfSense", "firewall administration"],
      implies: ["Networking"],
    },
    {
      name: "Cisco networking",
      aliases: ["Cisco routing", "Cisco IOS", "Cisco switches", "Cisco routers", "Cisco Meraki"],
      implies: ["Networking"],
    },
    { name: "Routing protocols", aliases: ["BGP", "OSPF", "MPLS", "VLANs"], implies: ["Networking"] },
    { name: "SD-WAN", aliases: ["SDN", "software-defined networking"], implies: ["Networking"] },
    {
      name: "Wireless networks",
      aliases: ["Wi-Fi networks", "WLAN", "Aruba wireless"],
      implies: ["Networking"],
    },
    {
      name: "Telecommunications",
      aliases: [
        "VoIP",
        "fibre optics",
        "fiber optics",
        "5G networks",
        "telephony systems",
        "fibre optic cabling",
      ],
    },
    {
      name: "CCNA",
      aliases: ["Cisco Certified Network Associate"],
      implies: ["Networking"],
      kind: "certificate",
    },
    {
      name: "CCNP",
      aliases: ["Cisco Certified Network Professional", "CCIE"],
      implies: ["CCNA", "Networking"],
      kind: "certificate",
    },
    {
      name: "CompTIA Network+",
      aliases: ["Network+ certification"],
      implies: ["Networking"],
      kind: "certificate",
      siblings: { CCNA: 0.5 },
    },

    // Support
    {
      name: "Technical support",
      aliases: [
        "help desk",
        "helpdesk",
        "service desk",
        "desktop support",
        "IT support",
        "1st level support",
        "first-line support",
        "2nd level support",
        "second-line support",
        "IT helpdesk",
      ],
    },
    { name: "ITIL", aliases: ["IT service management", "ITSM", "ITIL Foundation", "ITIL v4", "ITIL 4"] },
    { name: "ServiceNow", aliases: ["Service Now"], implies: ["ITIL"] },
    {
      name: "Ticketing systems",
      aliases: ["ticket system", "Jira Service Management", "Jira Service Desk", "BMC Remedy"],
    },
    { name: "Active Directory", aliases: ["Group Policy", "AD DS", "LDAP"], siblings: { "Entra ID": 0.8 } },
    {
      name: "Entra ID",
      aliases: ["Azure AD", "Azure Active Directory", "Microsoft Entra"],
      implies: ["Identity and access management"],
    },
    {
      name: "Microsoft 365 administration",
      aliases: [
        "M365 administration",
        "Exchange Server",
        "Exchange Online",
        "Office 365 administration",
        "SharePoint administration",
      ],
    },
    {
      name: "Mobile device management",
      aliases: ["Intune", "Microsoft Intune", "MDM solution", "SCCM", "endpoint management"],
    },
    {
      name: "System administration",
      aliases: [
        "systems administration",
        "server administration",
        "IT administration",
        "Systemadministration",
      ],
    },
    {
      name: "Hardware support",
      aliases: [
        "hardware troubleshooting",
        "PC repair",
        "hardware installation",
        "printer support",
        "CompTIA A+",
      ],
    },
    { name: "SAP administration", aliases: ["SAP Basis", "SAP Basis administration"], implies: ["SAP"] },
  ],
};
