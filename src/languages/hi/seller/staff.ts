// The people who work for a seller.
export const title = 'टीम';
export const text = 'आपके लिए काम करने वाले लोग, हर एक का अपना लॉग इन।';
export const yourStaff = 'आपकी टीम';
export const people = 'लोग';
export const you = 'आप';
export const since = (day: string) => `${day} से`;
export const lastSeen = (when: string) => `पिछली बार ${when}`;
export const notLoggedIn = 'लॉग इन नहीं हैं';
export const withSecondFactor = 'दो चरणों में पुष्टि';
export const emptyTitle = 'टीम में अभी कोई नहीं';
export const emptyText =
  'पूछताछ का जवाब देने या प्रोडक्ट अपडेट रखने के लिए किसी को न्योता दें, अपना पासवर्ड बताए बिना।';

export const changeRole = 'रोल बदलें';
export const changeRoleOf = (name: string) => `${name} का रोल बदलें`;
export const whatTheyMayDo = 'ये क्या कर सकते हैं';
export const chooseRole = 'रोल चुनें';
export const save = 'सेव करें';
export const remove = 'हटाएँ';
export const removeNamed = (name: string) => `${name} को हटाएँ`;
export const removeTitle = (name: string) => `${name} को हटाएँ?`;
export const removeText =
  'ये तुरंत लॉग आउट हो जाएँगे, और इन्हें दी गई पूछताछ किसी के नाम नहीं रहेगी। इनके किए काम पर इनका नाम बना रहेगा।';
export const leave = 'यह दुकान छोड़ें';
export const leaveTitle = (shop: string) => `${shop} छोड़ें?`;
export const leaveText =
  'आप लॉग आउट हो जाएँगे और नए न्योते के बिना वापस नहीं आ सकेंगे। आपको दी गई पूछताछ किसी के नाम नहीं रहेगी।';

// Invitations.
export const invite = 'न्योता दें';
export const inviteTitle = 'किसी को न्योता दें';
export const email = 'ईमेल पता';
export const sendInvitation = 'न्योता भेजें';
export const inviteNote = 'उन्हें ईमेल से लिंक मिलेगा, जो तीन दिन के भीतर एक बार चलता है।';
export const notApproved = 'अकाउंट मंज़ूर होने पर आप लोगों को न्योता दे सकेंगे।';
export const invited = 'न्योता भेजा';
export const invitedBy = ({ name, until }: { name: string; until: string }) =>
  `${name} ने भेजा। लिंक ${until} तक चलेगा।`;
export const invitationExpired = 'लिंक की अवधि खत्म हो गई। इसे फिर भेजें।';
export const sendAgain = 'फिर भेजें';
export const sendAgainTo = (address: string) => `${address} को फिर भेजें`;
export const takeBack = 'रद्द करें';
export const takeBackFrom = (address: string) => `${address} का न्योता रद्द करें`;
export const takeBackTitle = 'यह न्योता रद्द करें?';
export const takeBackText = (address: string) => `${address} को भेजा गया लिंक फिर नहीं चलेगा।`;

// The page that the mailed link opens.
export const acceptTitle = 'आपको न्योता मिला है';
export const acceptText = ({ shop, role }: { shop: string; role: string }) =>
  `${shop} ने आपको अपनी टीम में बुलाया है। आपका रोल: ${role}।`;
export const yourEmail = (address: string) => `आप ${address} से लॉग इन करेंगे।`;
export const knownNote = 'यहाँ आपका लॉग इन पहले से है। उसका पासवर्ड लिखें, और लॉग इन करते समय दुकान चुनें।';
export const name = 'आपका नाम';
export const nameHint = 'आपके साथियों को आपके किए काम के साथ दिखता है।';
export const password = 'पासवर्ड';
export const passwordHint = 'कम से कम 8 अक्षर।';
export const accept = 'स्वीकार करें';
export const accepting = 'स्वीकार हो रहा है...';
export const incompleteLink = 'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें।';
export const goToLogIn = 'लॉग इन पर जाएँ';
export const loggedInElsewhere = 'यहाँ कोई पहले से लॉग इन है। पहले लॉग आउट करें, फिर लिंक दोबारा खोलें।';

// Who is logged in, and what they do not see.
export const loggedInAs = 'लॉग इन:';
export const notForYouTitle = 'यह आपके रोल में नहीं है';
export const notForYouText = ({ role, shop }: { role: string; shop: string }) =>
  `${shop} में आपका रोल है: ${role}। इससे ज़्यादा चाहिए तो दुकान के किसी मालिक से कहें।`;
export const notForSupport =
  'सपोर्ट सेशन में वही किया जा सकता है जो उसका एडमिन और दुकान का मालिक, दोनों कर सकते हैं।';
export const goToEnquiries = 'पूछताछ पर जाएँ';

// Who answers an enquiry.
export const assignee = 'जवाब कौन देगा';
export const anybody = 'सबकी';
export const mine = 'मेरी';
export const nobodys = 'किसी की नहीं';
export const nobody = 'अभी कोई नहीं';
export const named = ({ name, isYou }: { name: string; isYou: boolean }) =>
  isYou ? `${name} (आप)` : name;
